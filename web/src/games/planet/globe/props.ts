/** Trees, peaks, ice and cacti: they stand on the tiles and lean towards the top of the screen, as in a pop-up map. */
import { CapsuleGeometry, ConeGeometry, CylinderGeometry, Group, InstancedMesh, Matrix4, Quaternion, Vector3, type BufferGeometry } from 'three';
import type { HabitatId } from '../../../generated/planet';
import { INK } from '../art/habitats';
import { hash, random } from '../art/noise';
import { NORMALS, onFace, PENTAGON, SIDES, type Point, type Vec } from '../geometry';
import { inkLine, toon } from './materials';

interface Thing {
  at: Vector3;
  normal: Vector3;
  size: number;
  spin: number;
}
type Scale = readonly [number, number, number];
interface Part {
  habitat: HabitatId;
  geometry: BufferGeometry;
  colour: string;
  scale: Scale;
  high: number;
  aside?: number;
  /** The ink around it; 0: none. */
  ink?: number;
  inkColour?: string;
}

const cone = (sides: number): ConeGeometry => new ConeGeometry(1, 2, sides);
const capsule = new CapsuleGeometry(1, 3, 4, 8);
const PARTS: Part[] = [
  { habitat: 'forest', geometry: new CylinderGeometry(1, 1, 2, 6), colour: '#5B4632', scale: [0.008, 0.018, 0.008], high: 0.014, ink: 0 },
  { habitat: 'forest', geometry: cone(9), colour: '#2C7A46', scale: [0.04, 0.042, 0.04], high: 0.064 },
  { habitat: 'forest', geometry: cone(9), colour: '#57B06A', scale: [0.029, 0.034, 0.029], high: 0.108 },
  { habitat: 'mountain', geometry: cone(5), colour: '#8E7E79', scale: [0.085, 0.095, 0.085], high: 0.075 },
  { habitat: 'mountain', geometry: cone(5), colour: '#FBF8F2', scale: [0.038, 0.042, 0.038], high: 0.13, ink: 0 },
  { habitat: 'glacier', geometry: cone(4), colour: '#CDE8F2', scale: [0.036, 0.075, 0.036], high: 0.05, inkColour: '#33586B' },
  { habitat: 'glacier', geometry: cone(4), colour: '#F4FBFD', scale: [0.026, 0.045, 0.026], high: 0.03, aside: 0.042, inkColour: '#33586B' },
  { habitat: 'desert', geometry: capsule, colour: '#3E8A55', scale: [0.012, 0.017, 0.012], high: 0.042, ink: 0.45 },
  { habitat: 'desert', geometry: capsule, colour: '#3E8A55', scale: [0.009, 0.008, 0.009], high: 0.055, aside: 0.024, ink: 0.45 },
];
const MANY: Record<HabitatId, number> = { forest: 9, mountain: 4, glacier: 4, desert: 3, ocean: 0 };
const APART: Record<HabitatId, number> = { forest: 0.15, mountain: 0.2, glacier: 0.19, desert: 0.26, ocean: 1 };
const UP = new Vector3(0, 1, 0);

/** Where things stand on an area; the same on every visit. */
function standing(face: number, side: number, habitat: HabitatId, key: string): Thing[] {
  const chance = random(hash(`p${key}${side}${habitat}`));
  const [a, b] = [PENTAGON[side]!, PENTAGON[(side + 1) % SIDES]!];
  const put: Point[] = [];
  const things: Thing[] = [];
  const normal = new Vector3(...NORMALS[face]!);
  for (let tries = 0; put.length < MANY[habitat] && tries < 200; tries++) {
    let [u, v] = [chance(), chance()];
    if (u + v > 1) [u, v] = [1 - u, 1 - v];
    const inward = 0.3;
    const at = [0, 1].map((i) => ((a[i]! * u + b[i]! * v) * (1 - inward) + ((a[i]! + b[i]!) / 3) * inward) * 0.93) as [number, number];
    if (put.some((one) => Math.hypot(one[0] - at[0], one[1] - at[1]) < APART[habitat])) continue;
    put.push(at);
    things.push({ at: new Vector3(...onFace(face, at)), normal, size: 0.8 + chance() * 0.5, spin: chance() * 6.28 });
  }
  return things;
}

export class Props {
  readonly group = new Group();
  #things: Partial<Record<HabitatId, Thing[]>> = {};
  #meshes: { part: Part; mesh: InstancedMesh; line: InstancedMesh | null }[] = [];

  constructor(private readonly ink = 0.007) {}

  /** What stands on these faces: each with its sides and its tile. */
  stand(faces: { face: number; sides: HabitatId[]; key: string }[]): void {
    this.clear();
    for (const { face, sides, key } of faces) sides.forEach((habitat, side) => (this.#things[habitat] ??= []).push(...standing(face, side, habitat, key)));
    for (const part of PARTS) {
      const count = this.#things[part.habitat]?.length ?? 0;
      if (!count) continue;
      const mesh = new InstancedMesh(part.geometry, toon(part.colour), count);
      mesh.castShadow = mesh.receiveShadow = true;
      const line = part.ink === 0 ? null : new InstancedMesh(part.geometry, inkLine(part.inkColour ?? INK), count);
      for (const one of [mesh, line]) if (one) (one.frustumCulled = false), this.group.add(one);
      this.#meshes.push({ part, mesh, line });
    }
  }

  /** Things lean towards the top of the screen: seen from above they would be dots. Beyond the horizon they are gone. */
  lean(eye: Vec, up: Vec): void {
    const [look, top] = [new Vector3(...eye), new Vector3(...up)];
    const lean = top.multiplyScalar(0.8).addScaledVector(look, 0.6).normalize();
    const [axis, at, turn, spin, scale, matrix] = [new Vector3(), new Vector3(), new Quaternion(), new Quaternion(), new Vector3(), new Matrix4()];
    for (const { part, mesh, line } of this.#meshes) {
      this.#things[part.habitat]!.forEach(({ at: foot, normal, size, spin: by }, i) => {
        const facing = normal.dot(look);
        const hidden = facing < -0.16;
        axis.copy(normal).lerp(lean, Math.min(1, Math.max(0, facing * 1.15 - 0.1))).normalize();
        turn.setFromUnitVectors(UP, axis).multiply(spin.setFromAxisAngle(UP, by));
        at.copy(foot).addScaledVector(axis, part.high * size);
        if (part.aside) at.add(new Vector3(part.aside * size, 0, 0).applyQuaternion(turn));
        const grow = hidden ? 0 : size;
        scale.set(part.scale[0] * grow, part.scale[1] * grow, part.scale[2] * grow);
        mesh.setMatrixAt(i, matrix.compose(at, turn, scale));
        if (!line) return;
        const ink = hidden ? 0 : this.ink * (part.ink ?? 1);
        line.setMatrixAt(i, matrix.compose(at, turn, scale.addScalar(ink)));
      });
      mesh.instanceMatrix.needsUpdate = true;
      if (line) line.instanceMatrix.needsUpdate = true;
    }
  }

  clear(): void {
    for (const { mesh, line } of this.#meshes) {
      for (const one of [mesh, line]) {
        if (!one) continue;
        this.group.remove(one);
        one.dispose();
      }
    }
    this.#meshes = [];
    this.#things = {};
  }
}
