/** Tables on a server. */
import { Trouble, type Session } from '../contract';
import type { Setup } from './setup.svelte';

export async function openRemoteTable(_setup: Setup, _now: boolean): Promise<{ page: string; id: string }> {
  throw new Trouble('offline');
}
export async function openRemoteSession(_id: string): Promise<Session> {
  throw new Trouble('offline');
}
