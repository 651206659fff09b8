// One socket that comes back by itself.

const FIRST_WAIT = 500; // ms before the first attempt to come back; doubled each time
const LONGEST_WAIT = 15_000;
const PING = 20_000; // ms between two signs of life
const SILENCE = 10_000; // ms without an answer to one, after which the socket is given up

const NO_SUCH_TABLE = 4404;
const TOO_MUCH = 1008; // too many messages, or frames that nobody read: come back slowly

export interface Listener {
  opened(): void;
  text(message: any): void;
  binary(data: ArrayBuffer): void;
  lost(): void;
  /** It will not come back: there is no such table. */
  ended(): void;
}

export class Wire {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #wake = (): void => {
    if (document.visibilityState === 'visible') this.#comeBack();
  };

  constructor(
    private readonly address: URL,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: object): void {
    if (this.isOpen) this.#socket!.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  /** A new socket instead of this one. */
  reopen(): void {
    const socket = this.#socket;
    this.#connect();
    socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.#alive();
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#wait = FIRST_WAIT;
      this.#alive();
      if (typeof data === 'string') this.listener.text(JSON.parse(data));
      else this.listener.binary(data);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#dropped(code);
    };
  }

  /** Something was heard: the next sign of life is due later. */
  #alive(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.send({ do: 'ping' });
      this.#ping = setTimeout(() => this.#giveUp(), SILENCE);
    }, PING);
  }

  #giveUp(): void {
    const socket = this.#socket;
    this.#dropped(0);
    socket?.close();
  }

  #dropped(code: number): void {
    this.#socket = null;
    clearTimeout(this.#ping);
    if (this.#closed) return;
    if (code === NO_SUCH_TABLE) {
      this.close();
      this.listener.ended();
      return;
    }
    this.listener.lost();
    if (code === TOO_MUCH) this.#wait = LONGEST_WAIT;
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #comeBack(): void {
    if (!this.#closed && !this.#socket) this.#connect();
  }
}
