/** The one sheet that lies over the screen, if any. */
export type SheetName = 'settings' | 'keys' | 'tables' | 'code' | 'name';

class Sheets {
  now = $state<SheetName | null>(null);
  open(name: SheetName): void {
    this.now = name;
  }
  close(): void {
    this.now = null;
  }
}
export const sheets = new Sheets();
