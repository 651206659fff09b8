/** What a thing on the board says of itself: a card, an action, what a figure counts; any other key is the sentence itself. */
import type { Words } from '../../contract';
import type { CardId } from '../../generated/planet-5r';
import type { About } from '../../shell/hints.svelte';
import { nameOf, upgradeText, type Face, type Faces } from './table';

export const faceAt = (faces: Faces, key: string): Face | undefined => (key.startsWith('card:') ? faces[key.slice(5)] : undefined);

export function aboutOf(words: Words, faces: Faces, key: string): About {
  const face = faceAt(faces, key);
  if (face) return { title: nameOf(words, face.id as CardId), lines: [upgradeText(words, face.left), upgradeText(words, face.right)], reconstructed: face.reconstructed };
  if (key.startsWith('action:')) return { title: words.name('action', key.slice(7)), lines: [words(`action-${key.slice(7)}-about`)] };
  if (key === 'water') return { title: words('screen-water'), lines: [words('board-water-about')] };
  if (key === 'points') return { title: words('screen-crystals'), lines: [words('board-points-about')] };
  return { title: key, lines: [] };
}
