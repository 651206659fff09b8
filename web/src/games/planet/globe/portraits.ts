/** Rivals' planets: one small stage draws them all, each into its own canvas, only when it has changed. */
import type { Catalogue } from '../catalogue';
import { bestView, faceOf } from '../geometry';
import type { Look } from './look';
import { PlanetModel, type Surface } from './model';
import { Stage } from './stage';

const SIZE = 232;
const INK = '#161B26';

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

  draw(canvas: HTMLCanvasElement, seat: number, surface: Surface, newest: number | null, colour: string, lit: number[][]): void {
    let model = this.#models.get(seat);
    if (!model) this.#models.set(seat, (model = new PlanetModel(this.look, this.catalogue, 256, false, 0.01)));
    this.#stage.place(model);
    model.show(surface);
    // so small, a region is seen by a bright line in a dark one
    const outlines = lit.flatMap((areas) => [{ areas, colour: INK, wide: 0.1 }, { areas, colour: this.look.grown, wide: 0.06 }]);
    model.mark({ marks: newest === null ? [] : [{ face: newest, colour }], outlines, surface });
    this.#stage.turn(bestView(surface.areas, brightest(lit) ?? newest));
    this.#stage.draw();
    canvas.width = canvas.height = SIZE;
    canvas.getContext('2d')?.drawImage(this.#stage.canvas, 0, 0);
  }

  close(): void {
    this.#stage.close();
  }
}

/** The face that most of what is lit lies on. */
function brightest(lit: number[][]): number | null {
  const faces = lit.flat().map(faceOf);
  const on = (face: number): number => faces.filter((one) => one === face).length;
  return faces.sort((a, b) => on(b) - on(a))[0] ?? null;
}
