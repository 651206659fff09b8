/** Rivals' planets: one small stage draws them all, each into its own canvas, only when it has changed. */
import type { Catalogue } from '../catalogue';
import { add, CORNERS, dot, mul, norm, NORMALS, SIDES, type View } from '../geometry';
import type { Look } from './look';
import { PlanetModel, type Surface } from './model';
import { Stage } from './stage';

const SIZE = 232;

export class Portraits {
  #stage: Stage;
  #models = new Map<number, PlanetModel>();

  constructor(
    private readonly look: Look,
    private readonly catalogue: Catalogue,
  ) {
    this.#stage = new Stage(document.createElement('canvas'), look, 512);
    this.#stage.resize(SIZE, 1);
  }

  draw(canvas: HTMLCanvasElement, seat: number, surface: Surface, newest: number | null, colour: string): void {
    let model = this.#models.get(seat);
    if (!model) this.#models.set(seat, (model = new PlanetModel(this.look, this.catalogue, 256, false, 0.01)));
    this.#stage.place(model);
    model.show(surface);
    model.mark({ marks: newest === null ? [] : [{ face: newest, colour }], surface });
    this.#stage.turn(bestView(surface, newest));
    this.#stage.draw();
    canvas.width = canvas.height = SIZE;
    canvas.getContext('2d')?.drawImage(this.#stage.canvas, 0, 0);
  }

  close(): void {
    this.#stage.close();
  }
}

/** Over a corner near the newest tile, from where most tiles are seen. */
function bestView({ areas }: Surface, newest: number | null): View {
  const last = newest ?? 3;
  let [best, found] = [-1, NORMALS[last]!];
  for (const corner of CORNERS.flat()) {
    const eye = norm(add(norm(corner), mul(NORMALS[last]!, 0.9), [0, 0.25, 0]));
    if (Math.abs(eye[1]) > 0.86 || dot(eye, NORMALS[last]!) < 0.6) continue;
    const seen = NORMALS.reduce((sum, normal, face) => sum + (areas[SIDES * face] ? Math.max(0, dot(normal, eye)) : 0), 0);
    if (seen > best) [best, found] = [seen, eye];
  }
  return { lon: (Math.atan2(-found[2], found[0]) * 180) / Math.PI, lat: (Math.asin(found[1]) * 180) / Math.PI };
}
