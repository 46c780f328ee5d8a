import { Blob } from 'node:buffer';

/**
 * Answers bring files that can be read. From Node 24 on they would be made of the page's own `Blob`,
 * which the simulated page has by halves: without `text`, `arrayBuffer` and `stream`.
 */
export function answerReadableFiles(): void {
  Response.prototype.blob = async function () {
    const type = this.headers.get('Content-Type') ?? '';
    return new Blob([await this.arrayBuffer()], { type }) as unknown as globalThis.Blob;
  };
}
