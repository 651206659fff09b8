/** Materials are made once and kept: a browser compiles a program for each kind, and would compile it again after the last one is gone. */
import { BackSide, DataTexture, DoubleSide, MeshBasicMaterial, MeshToonMaterial, NearestFilter, type Texture } from 'three';

/** Three steps from shadow to light. */
const STEPS = (() => {
  const texture = new DataTexture(new Uint8Array([150, 205, 255].flatMap((v) => [v, v, v, 255])), 3, 1);
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
})();

const kept = new Map<string, MeshToonMaterial | MeshBasicMaterial>();
function keep<M extends MeshToonMaterial | MeshBasicMaterial>(key: string, make: () => M): M {
  let found = kept.get(key) as M | undefined;
  if (!found) kept.set(key, (found = make()));
  return found;
}

/** Lit by the sun. */
export const toon = (color: string): MeshToonMaterial => keep(`toon ${color}`, () => new MeshToonMaterial({ color, gradientMap: STEPS }));
export const edges = (): MeshToonMaterial => keep('edges', () => new MeshToonMaterial({ vertexColors: true, gradientMap: STEPS, side: DoubleSide }));
/** Always as bright. */
export const plain = (color: string): MeshBasicMaterial => keep(`plain ${color}`, () => new MeshBasicMaterial({ color, side: DoubleSide }));
/** The ink around a thing: its inside, a little larger. */
export const inkLine = (color: string): MeshBasicMaterial => keep(`ink ${color}`, () => new MeshBasicMaterial({ color, side: BackSide }));
/** With a picture: one for each face. */
export const pictured = (map: Texture): MeshToonMaterial => new MeshToonMaterial({ map, gradientMap: STEPS });
export const lettered = (map: Texture): MeshBasicMaterial => new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
