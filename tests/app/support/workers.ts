import { vi } from 'vitest';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import type { MediaRequest } from '../../../src/engines/rtp/readMedia';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import type { WorkerLike } from '../../../src/engines/worker';

/** Does what the workers of captures and their media do, where there are no workers. */
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

  async postMessage(request: Blob[] | MediaRequest): Promise<void> {
    const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
    if ('descriptions' in request) {
      const { file, descriptions } = request;
      this.tell({ media: parseMedia(await bytesOf(file), descriptions) });
    } else if (Array.isArray(request)) {
      const files = await Promise.all(request.map(bytesOf));
      this.tell({ ladder: callLadder(files.map((one) => parseCapture(one))) });
    }
  }

  terminate = () => undefined;
}

/** Captures are read on this thread until the end of the story. */
export const readCapturesHere = (): void => {
  vi.stubGlobal('Worker', CaptureWorker);
};
