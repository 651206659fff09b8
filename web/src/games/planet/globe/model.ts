/** A planet in space: twelve plates, what stands on them, the tile in hand, marks and outlines. Only what changed is built anew. */
import { BufferGeometry, Group, Mesh, Quaternion, Vector3, type Texture } from 'three';
import type { HabitatId, TileId } from '../../../generated/planet';
import type { Catalogue } from '../catalogue';
import { shapeOf } from '../art/paint';
import { ACROSS, FACES, faceOf, meetsOf, NORMALS, onFace, SIDES, sidesOf, turned, turnOf, type Areas, type Point, type Vec } from '../geometry';
import type { Look } from './look';
import { plain, toon } from './materials';
import { BARE, core, FaceNumber, frame, Plate, triangles } from './plate';
import { Props } from './props';
import { bareTexture, numberTexture, tileTexture } from './texture';

export interface Surface {
  areas: Areas;
  tiles: readonly (TileId | null)[];
}
/** The tile in hand, over its face. */
export interface Ghost {
  face: number;
  tile: TileId;
  by: number;
}
export interface Outline {
  areas: number[];
  colour: string;
  /** Half of the band, of a face's radius. */
  wide?: number;
}

/** How high the tile in hand floats. */
export const LIFT = 0.16;

export class PlanetModel {
  readonly group = new Group();
  #plates = NORMALS.map((_, face) => new Plate(face));
  #keys: string[] = Array(FACES).fill('');
  #numbers: (FaceNumber | null)[] = Array(FACES).fill(null);
  #props: Props;
  #hand: { plate: Plate; props: Props; group: Group } | null = null;
  #handKey = '';
  #marks = new Group();
  #bare: Texture | null = null;
  #seen: { eye: Vec; up: Vec } = { eye: [0, 0, 1], up: [0, 1, 0] };

  constructor(
    private readonly look: Look,
    private readonly catalogue: Catalogue,
    private readonly size: number,
    private readonly numbered = true,
    private readonly ink = 0.007,
  ) {
    this.#props = new Props(ink);
    this.group.add(core(look), this.#props.group, this.#marks, ...this.#plates.map((plate) => plate.group));
  }

  /** True if anything had to be built. */
  show({ areas, tiles }: Surface): boolean {
    let changed = false;
    for (let face = 0; face < FACES; face++) {
      const sides = sidesOf(areas, face);
      const key = `${sides.join()}|${sides[0] ? meetsOf(areas, face).join() : ''}`;
      if (this.#keys[face] === key) continue;
      this.#keys[face] = key;
      changed = true;
      this.#build(face, areas, tiles[face] ?? null);
    }
    if (!changed) return false;
    this.#props.stand(tiles.flatMap((tile, face) => (tile && areas[SIDES * face] ? [{ face, sides: sidesOf(areas, face) as HabitatId[], key: tile }] : [])));
    this.#props.lean(this.#seen.eye, this.#seen.up);
    return true;
  }

  #build(face: number, areas: Areas, tile: TileId | null): void {
    const plate = this.#plates[face]!;
    this.#numbers[face]?.clear();
    if (this.#numbers[face]) this.group.remove(this.#numbers[face].mesh);
    this.#numbers[face] = null;
    if (tile && areas[SIDES * face]) {
      const sides = sidesOf(areas, face) as HabitatId[];
      const meets = meetsOf(areas, face);
      const by = turnOf(this.catalogue.tiles[tile].habitats, sides);
      plate.tile(tileTexture(this.size, face, tile, by, sides, meets), sides, meets, this.look, false);
      return;
    }
    plate.bare((this.#bare ??= bareTexture(this.size, this.look)));
    if (!this.numbered) return;
    const number = new FaceNumber(face, numberTexture(face, this.look));
    number.upright(this.#seen.eye, this.#seen.up);
    this.#numbers[face] = number;
    this.group.add(number.mesh);
  }

  /** The tile in hand; the surface is what lies under it. */
  hold(ghost: Ghost | null, { areas }: Surface): void {
    const key = ghost ? `${ghost.face} ${ghost.tile} ${ghost.by}` : '';
    if (key === this.#handKey) return;
    this.#handKey = key;
    this.#drop();
    if (!ghost) return;
    const { face, tile, by } = ghost;
    const sides = turned(this.catalogue.tiles[tile].habitats, by);
    const meets = meetsOf(areas, face);
    const hand = { plate: new Plate(face), props: new Props(this.ink), group: new Group() };
    hand.plate.tile(tileTexture(this.size, face, tile, by, sides, meets), sides, meets, this.look, true);
    hand.props.stand([{ face, sides, key: tile }]);
    hand.props.lean(this.#seen.eye, this.#seen.up);
    hand.group.add(hand.plate.group, hand.props.group);
    this.group.add(hand.group);
    this.#hand = hand;
    this.raise(LIFT);
  }

  #drop(): void {
    if (!this.#hand) return;
    this.#hand.plate.clear();
    this.#hand.props.clear();
    this.group.remove(this.#hand.group);
    this.#hand = null;
  }

  /** How high the tile in hand floats, and by which angle it is still turned away from its place. */
  raise(high: number, angle = 0): void {
    if (!this.#hand) return;
    const axis = new Vector3(...NORMALS[this.#hand.plate.face]!);
    this.#hand.group.position.copy(axis).multiplyScalar(high);
    this.#hand.group.quaternion.copy(new Quaternion().setFromAxisAngle(axis, angle));
  }

  /** How high a tile that lies on the planet is lifted: it drops into its place. */
  liftPlate(face: number, high: number): void {
    this.#plates[face]!.group.position.set(...NORMALS[face]!).multiplyScalar(high);
  }

  /** Faces that can be chosen, faces to remember, the place under the tile in hand, regions. */
  mark({ targets = [], marks = [], under = null, outlines = [], surface }: { targets?: number[]; marks?: { face: number; colour: string }[]; under?: number | null; outlines?: Outline[]; surface: Surface & { ghost?: Ghost | null } }): void {
    for (const one of [...this.#marks.children]) {
      this.#marks.remove(one);
      (one as Mesh).geometry.dispose();
    }
    const put = (geometry: BufferGeometry, colour: string): void => void this.#marks.add(new Mesh(geometry, plain(colour)));
    for (const face of targets) put(frame(face, 0.875, 0.95, BARE - 0.995), this.look.lit);
    for (const { face, colour } of marks) put(frame(face, 0.87, 0.95, 0.007), colour);
    if (under !== null) {
      const ground = new Mesh(frame(under, 0, 1, -0.025), toon(this.look.groove));
      ground.receiveShadow = true;
      this.#marks.add(ground);
      put(frame(under, 0.93, 1.005, -0.015), this.look.lit);
    }
    outlines.forEach(({ areas, colour, wide = 0.018 }, i) => {
      const ribbon = this.#ribbon(areas, surface, wide, 0.006 + i * 0.002);
      if (ribbon) put(ribbon, colour);
    });
  }

  /** The border of a region as a band that lies on the tiles. */
  #ribbon(region: number[], { tiles, areas, ghost }: Surface & { ghost?: Ghost | null }, wide: number, high: number): BufferGeometry | null {
    const points: Vec[] = [];
    for (const area of region) {
      const face = faceOf(area);
      const side = area % SIDES;
      const inHand = ghost?.face === face;
      const tile = inHand ? ghost!.tile : tiles[face];
      if (!tile) continue;
      const by = inHand ? ghost!.by : turnOf(this.catalogue.tiles[tile].habitats, sidesOf(areas, face));
      const shape = shapeOf(tile, by);
      const first = SIDES * face;
      const borders: [number, Point[]][] = [
        [first + ((side + 4) % SIDES), shape.inner[side]!],
        [first + ((side + 1) % SIDES), shape.inner[(side + 1) % SIDES]!],
        [ACROSS[area]!, shape.sides[side]!],
      ];
      for (const [beyond, line] of borders) if (!region.includes(beyond)) points.push(...band(face, line, wide, inHand ? LIFT + high : high));
    }
    return points.length ? triangles(points) : null;
  }

  /** After the planet was turned: things lean, numbers stand upright. */
  lookFrom(eye: Vec, up: Vec): void {
    this.#seen = { eye, up };
    this.#props.lean(eye, up);
    this.#hand?.props.lean(eye, up);
    for (const number of this.#numbers) number?.upright(eye, up);
  }

  clear(): void {
    for (const plate of this.#plates) plate.clear();
    for (const number of this.#numbers) number?.clear();
    this.#props.clear();
    this.#bare?.dispose();
    this.#drop();
  }
}

function band(face: number, line: Point[], wide: number, high: number): Vec[] {
  return line.slice(1).flatMap((b, i) => {
    const a = line[i]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * wide, ((b[0] - a[0]) / length) * wide];
    const at = (point: Point, k: number): Vec => onFace(face, [(point[0] + nx * k) * 0.955, (point[1] + ny * k) * 0.955], high);
    return [at(a, 1), at(a, -1), at(b, -1), at(a, 1), at(b, -1), at(b, 1)];
  });
}
