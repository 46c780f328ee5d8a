/** Fetches a file of this build, for the cache of the browser alone, behind all else. Rejects when it cannot be had. */
export async function keepFile(address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low' });
  await answer.arrayBuffer();
}
