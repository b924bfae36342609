/** The sounds of the wheel, made on the spot: nothing is fetched, and nothing is heard until a user turns them on. */
export class WheelSound {
  #context: AudioContext | undefined;

  /** To be called in a tap: browsers let nothing sound before one. */
  open(): void {
    this.#context ??= new AudioContext();
    void this.#context.resume();
  }

  /** The pointer passes a peg. */
  tick(): void {
    this.#tone(1_100, 0.03, 0.05);
  }

  /** A prize: two notes upwards; nothing: one low note. */
  end(hasWon: boolean): void {
    if (!hasWon) return this.#tone(196, 0.18, 0.08);
    this.#tone(523, 0.16, 0.08);
    this.#tone(784, 0.3, 0.08, 0.12);
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
  }

  #tone(hertz: number, seconds: number, loudness: number, later = 0): void {
    const context = this.#context;
    if (context === undefined || context.state !== 'running') return;
    const at = context.currentTime + later;
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const gain = new GainNode(context, { gain: loudness });
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
  }
}
