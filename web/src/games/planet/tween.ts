/** A short motion, one at a time; `length` 0 means at once. */
export class Tween {
  #frame = 0;

  run(length: number, step: (part: number) => void, done?: () => void): void {
    cancelAnimationFrame(this.#frame);
    if (length <= 0) {
      step(1);
      done?.();
      return;
    }
    const start = performance.now();
    const next = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / length));
      step(1 - (1 - part) ** 3);
      if (part < 1) this.#frame = requestAnimationFrame(next);
      else done?.();
    };
    this.#frame = requestAnimationFrame(next);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
