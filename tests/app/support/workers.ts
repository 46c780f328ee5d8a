import { vi } from 'vitest';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import type { MediaRequest } from '../../../src/engines/rtp/readMedia';
import { answerLadder } from '../../../src/engines/sip/answerLadder';
import { parseTable } from '../../../src/engines/tables/parse';
import type { WorkerLike } from '../../../src/engines/worker';

/** Does what the workers of captures and their media do, where there are no workers. */
class CaptureWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;

  constructor() {
    queueMicrotask(() => this.tell('ready'));
  }

  protected tell(data: unknown): void {
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
      answerLadder(files, (answer) => this.tell(answer));
    }
  }

  terminate = () => undefined;
}

/** Does what the worker of tables does. */
class TableWorker extends CaptureWorker {
  override async postMessage(request: unknown): Promise<void> {
    this.tell(parseTable(new Uint8Array(await (request as Blob).arrayBuffer())));
  }
}

/** Files of rows are read on this thread, to the end of the file of stories unless it is undone before. */
export const readTablesHere = (): void => {
  vi.stubGlobal('Worker', TableWorker);
};

/** The same of captures. */
export const readCapturesHere = (): void => {
  vi.stubGlobal('Worker', CaptureWorker);
};
