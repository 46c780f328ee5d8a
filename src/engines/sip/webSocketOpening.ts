/** The first lines of the two messages that turn a connection into a WebSocket (RFC 6455, section 1.3). */
const handshake = /^(?:GET \S+ HTTP\/1\.1|HTTP\/1\.1 101(?: .*)?)$/;
const upgrade = /^upgrade\s*:\s*websocket\s*$/i;

/** Follows the lines of a connection up to the one behind which the frames of a WebSocket begin. */
export class WebSocketOpening {
  private step: 'none' | 'asked' | 'named' | 'done' = 'none';

  get isDone(): boolean {
    return this.step === 'done';
  }

  /** Takes the next line, which is not empty. */
  take(line: string): void {
    if (handshake.test(line)) this.step = 'asked';
    else if (this.step === 'asked' && upgrade.test(line)) this.step = 'named';
  }

  takeEmpty(): void {
    this.step = this.step === 'named' ? 'done' : 'none';
  }
}
