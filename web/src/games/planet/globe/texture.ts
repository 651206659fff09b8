/** What is drawn on a face of the globe: a tile, or the engraved bare face; numbers stand apart so that they can turn. */
import { CanvasTexture, SRGBColorSpace } from 'three';
import type { HabitatId } from '../../../generated/planet';
import { mapShape, paintTile, shapeOf } from '../art/paint';
import { INK, TONES } from '../art/habitats';
import { dot, NORMALS, PENTAGON, PLANES, SIDES, type Point, type Vec } from '../geometry';
import type { Look } from './look';
import { graphics } from './power';

/** How much of half a texture the circumradius takes. */
export const REACH = 0.485;

function picture(size: number, draw: (ink: CanvasRenderingContext2D, radius: number) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const ink = canvas.getContext('2d')!;
  ink.translate(size / 2, size / 2);
  ink.scale(1, -1);
  draw(ink, size * REACH);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = graphics() === 'software' ? 1 : 8;
  return texture;
}

/** The angle of the north in the plane of a face. */
function north(face: number): number {
  const up: Vec = Math.abs(NORMALS[face]![1]) > 0.9 ? [0, 0, -NORMALS[face]![1]] : [0, 1, 0];
  const { up: y, right: x } = PLANES[face]!;
  return Math.atan2(dot(up, y), dot(up, x)) - Math.PI / 2;
}

export function tileTexture(size: number, face: number, tile: string, by: number, sides: HabitatId[], meets: (HabitatId | null)[]): CanvasTexture {
  return picture(size, (ink, radius) => {
    ink.fillStyle = INK;
    ink.fillRect(-size, -size, 2 * size, 2 * size);
    // a little beyond the edge, or the ink shows through at the rim
    sides.forEach((habitat, side) => {
      ink.fillStyle = TONES[habitat].base;
      ink.beginPath();
      ink.moveTo(0, 0);
      for (const [x, y] of [PENTAGON[side]!, PENTAGON[(side + 1) % SIDES]!]) ink.lineTo(x * radius * 1.06, y * radius * 1.06);
      ink.fill();
    });
    const shape = mapShape(shapeOf(tile, by), ([x, y]) => [x * radius, y * radius]);
    paintTile(ink, { shape, habitats: sides, meets, radius, key: tile, signs: false, rim: false, flip: true, up: north(face) });
  });
}

export function bareTexture(size: number, look: Look): CanvasTexture {
  return picture(size, (ink, radius) => {
    const at = ([x, y]: Point, k: number): [number, number] => [x * radius * k, y * radius * k];
    ink.fillStyle = look.face;
    ink.fillRect(-size, -size, 2 * size, 2 * size);
    ink.strokeStyle = look.line;
    ink.lineWidth = radius * 0.012;
    const pentagon = (k: number, dash: number[]): void => {
      ink.setLineDash(dash);
      ink.beginPath();
      for (const corner of PENTAGON) ink.lineTo(...at(corner, k));
      ink.closePath();
      ink.stroke();
    };
    const line = (a: [number, number], b: [number, number]): void => {
      ink.beginPath();
      ink.moveTo(...a);
      ink.lineTo(...b);
      ink.stroke();
    };
    pentagon(0.86, []);
    ink.globalAlpha = 0.5;
    pentagon(0.6, [radius * 0.03, radius * 0.03]);
    pentagon(0.34, [radius * 0.03, radius * 0.03]);
    ink.setLineDash([]);
    for (const corner of PENTAGON) line(at(corner, 0.34), at(corner, 0.86));
    ink.globalAlpha = 1;
    PENTAGON.forEach((a, side) => {
      const b = PENTAGON[(side + 1) % SIDES]!;
      for (let i = 1; i < 12; i++) {
        const tick: Point = [a[0] + ((b[0] - a[0]) * i) / 12, a[1] + ((b[1] - a[1]) * i) / 12];
        line(at(tick, 0.86), at(tick, i % 3 ? 0.83 : 0.8));
      }
    });
  });
}

export function numberTexture(face: number, look: Look): CanvasTexture {
  return picture(128, (ink) => {
    ink.scale(1, -1);
    ink.fillStyle = look.number;
    ink.font = '600 84px "Unbounded Variable", sans-serif';
    ink.textAlign = 'center';
    ink.textBaseline = 'middle';
    ink.fillText(String(face + 1), 0, 5);
  });
}
