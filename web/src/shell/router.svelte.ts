/** Routes live in the fragment, so the same files work from any folder and without a server. */

export interface Route {
  /** The first word: '' is the lobby. */
  page: string;
  /** What comes after it. */
  path: string[];
  query: URLSearchParams;
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/').map(decodeURIComponent);
  return { page, path: rest, query: new URLSearchParams(query) };
}

let now = $state.raw(read());
addEventListener('hashchange', () => (now = read()));

export const route = (): Route => now;

export function link(page: string, path: (string | number)[] = [], query: Record<string, string | number> = {}): string {
  const words = [page, ...path].map((word) => encodeURIComponent(word)).join('/');
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return `#/${words}${asked ? `?${asked}` : ''}`;
}

export function go(page: string, path: (string | number)[] = [], query: Record<string, string | number> = {}): void {
  location.hash = link(page, path, query);
}

/** Another address for the same place: no step in the history. */
export function replace(page: string, path: (string | number)[] = [], query: Record<string, string | number> = {}): void {
  history.replaceState(null, '', link(page, path, query));
  now = read();
}
