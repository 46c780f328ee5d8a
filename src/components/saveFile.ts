/** Hands a file to the operator's browser, which saves it under the name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The name that the capture of a SIP dialogue is saved under. */
export const captureName = (callId: string): string => `callid-${callId}.pcap`;
