const bytesOf = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });

/**
 * The simulated page has `Blob` by halves: what is put into one can be read again from here on, whether
 * it came as an answer, as pieces of one or as a file of the operator. One kind of it for the whole page,
 * as Node's own takes the page's for the text `[object Blob]`.
 */
export function makeBlobsReadable(): void {
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return bytesOf(this);
    },
    async text(this: Blob) {
      return new TextDecoder().decode(await bytesOf(this));
    },
    stream(this: Blob) {
      return new ReadableStream<Uint8Array>({
        start: async (controller) => {
          controller.enqueue(new Uint8Array(await bytesOf(this)));
          controller.close();
        },
      });
    },
  });
  Response.prototype.blob = async function () {
    const type = this.headers.get('Content-Type') ?? '';
    return new Blob([await this.arrayBuffer()], { type });
  };
}
