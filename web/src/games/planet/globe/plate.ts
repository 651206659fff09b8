/** One face of the globe: a tile as a plate with a chamfer and a paper wall, or the bare face, a little lower. */
import { BufferGeometry, Color, Float32BufferAttribute, Group, Mesh, PlaneGeometry, type MeshBasicMaterial, type MeshToonMaterial, type Texture } from 'three';
import type { HabitatId } from '../../../generated/planet';
import { TONES } from '../art/habitats';
import { add, cross, CORNERS, dot, mul, norm, NORMALS, onFace, PENTAGON, PLANES, SIDES, sub, type Vec } from '../geometry';
import type { Look } from './look';
import { edges, lettered, pictured, toon } from './materials';
import { REACH } from './texture';

/** How much lower the bare core is than a tile. */
export const BARE = 0.962;
const INSET = 0.955;
const CHAMFER = 0.022;
const THICK = 0.05;

export function triangles(points: Vec[], uvs?: number[], colours?: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points.flat(), 3));
  if (uvs) geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  if (colours) geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** The face itself as a fan round its middle. */
function fan(face: number, inset: number, grow: number): BufferGeometry {
  const points: Vec[] = [];
  const uvs: number[] = [];
  PENTAGON.forEach((a, side) => {
    for (const [x, y] of [[0, 0], a, PENTAGON[(side + 1) % SIDES]!] as const) {
      points.push(mul(onFace(face, [x * inset, y * inset]), grow));
      uvs.push(0.5 + x * inset * REACH, 0.5 + y * inset * REACH);
    }
  });
  return triangles(points, uvs);
}

/** A flat frame on a face, from one part of its radius to another. */
export function frame(face: number, inner: number, outer: number, high: number): BufferGeometry {
  const at = (corner: number, k: number): Vec => onFace(face, [PENTAGON[corner]![0] * k, PENTAGON[corner]![1] * k], high);
  return triangles(PENTAGON.flatMap((_, a) => {
    const b = (a + 1) % SIDES;
    return [at(a, inner), at(a, outer), at(b, outer), at(a, inner), at(b, outer), at(b, inner)];
  }));
}

export class Plate {
  readonly group = new Group();
  #material: MeshToonMaterial | null = null;
  /** The texture of its own tile; that of bare faces is shared. */
  #own: Texture | null = null;

  constructor(readonly face: number) {}

  /** One material as long as the plate lives, with the picture of the day. */
  #picture(map: Texture): MeshToonMaterial {
    this.#material ??= pictured(map);
    this.#material.map = map;
    return this.#material;
  }

  tile(map: Texture, sides: HabitatId[], meets: (HabitatId | null)[], look: Look, loose: boolean): void {
    this.clear();
    this.#own = map;
    const top = new Mesh(fan(this.face, INSET, 1), this.#picture(map));
    top.receiveShadow = true;
    top.castShadow = loose;
    const points: Vec[] = [];
    const colours: number[] = [];
    const paint = (hex: string, ...corners: Vec[]): void => {
      const { r, g, b } = new Color(hex);
      points.push(...corners);
      for (let i = 0; i < corners.length; i++) colours.push(r, g, b);
    };
    const quad = (hex: string, a: Vec, b: Vec, c: Vec, d: Vec): void => paint(hex, a, b, c, a, c, d);
    const at = (corner: number, k: number, high: number): Vec => onFace(this.face, [PENTAGON[corner]![0] * k, PENTAGON[corner]![1] * k], high);
    const full = loose ? 0.985 : 1;
    sides.forEach((habitat, a) => {
      const b = (a + 1) % SIDES;
      const joined = meets[a] === habitat && !loose;
      quad(joined ? TONES[habitat].join : TONES[habitat].side, at(a, INSET, 0), at(a, full, -CHAMFER), at(b, full, -CHAMFER), at(b, INSET, 0));
      if (loose) {
        quad(look.wall, at(a, full, -CHAMFER), at(a, full, -THICK), at(b, full, -THICK), at(b, full, -CHAMFER));
        paint('#CCC2A8', at(0, 0, -THICK), at(b, full, -THICK), at(a, full, -THICK));
      } else quad(look.wall, at(a, full, -CHAMFER), mul(at(a, 1, 0), INSET), mul(at(b, 1, 0), INSET), at(b, full, -CHAMFER));
    });
    const edge = new Mesh(triangles(points, undefined, colours), edges());
    edge.castShadow = edge.receiveShadow = true;
    this.group.add(top, edge);
  }

  bare(map: Texture): void {
    this.clear();
    const top = new Mesh(fan(this.face, 1, BARE), this.#picture(map));
    top.receiveShadow = true;
    this.group.add(top);
  }

  clear(): void {
    for (const one of [...this.group.children]) {
      if (!(one instanceof Mesh)) continue;
      this.group.remove(one);
      one.geometry.dispose();
    }
    this.#own?.dispose();
    this.#own = null;
  }
}

/** The number of a bare face: it turns, so that it is read upright. */
export class FaceNumber {
  readonly mesh: Mesh;
  constructor(
    private readonly face: number,
    map: Texture,
  ) {
    const { radius } = PLANES[face]!;
    this.mesh = new Mesh(new PlaneGeometry(radius * 0.62, radius * 0.62), lettered(map));
    this.mesh.matrixAutoUpdate = false;
  }

  /** Halfway between upright and level, or slanted numbers look tipped over. */
  upright(eye: Vec, up: Vec): void {
    const normal = NORMALS[this.face]!;
    let level = cross(normal, cross(up, eye));
    if (dot(level, up) < 0) level = mul(level, -1);
    const flat = sub(up, mul(normal, dot(up, normal)));
    const sum = add(Math.hypot(...level) > 1e-3 ? norm(level) : [0, 0, 0], Math.hypot(...flat) > 1e-3 ? norm(flat) : [0, 0, 0]);
    const y = Math.hypot(...sum) > 1e-3 ? norm(sum) : PLANES[this.face]!.up;
    const x = norm(cross(y, normal));
    const at = mul(normal, BARE + 0.004);
    this.mesh.matrix.set(x[0], y[0], normal[0], at[0], x[1], y[1], normal[1], at[1], x[2], y[2], normal[2], at[2], 0, 0, 0, 1);
    this.mesh.matrixWorldNeedsUpdate = true;
  }

  clear(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshBasicMaterial).map?.dispose();
  }
}

/** The core under the tiles. */
export function core(look: Look): Mesh {
  const points = CORNERS.flatMap((corners, face) => corners.flatMap((corner, side) => [NORMALS[face]!, corner, corners[(side + 1) % SIDES]!].map((point) => mul(point, INSET))));
  const mesh = new Mesh(triangles(points), toon(look.groove));
  mesh.receiveShadow = true;
  return mesh;
}
