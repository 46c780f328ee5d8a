import { vi } from 'vitest';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import type { WorkerLike } from '../../../src/engines/worker';

/** Does what the worker of captures does, where there are no workers. */
class CaptureWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;

  constructor() {
    queueMicrotask(() => this.tell('ready'));
  }

  private tell(data: unknown): void {
    const event = new MessageEvent('message', { data });
    Reflect.apply(this.onmessage ?? (() => undefined), this, [event]);
  }

  async postMessage(files: Blob[]): Promise<void> {
    const bytes = await Promise.all(files.map((file) => new Response(file).arrayBuffer()));
    this.tell({ ladder: callLadder(bytes.map((one) => parseCapture(new Uint8Array(one)))) });
  }

  terminate = () => undefined;
}

/** Captures are read on this thread until the end of the story. */
export const readCapturesHere = (): void => {
  vi.stubGlobal('Worker', CaptureWorker);
};
