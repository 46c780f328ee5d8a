import { expect } from 'vitest';

let told: string[] = [];
let expected: RegExp[] = [];

window.addEventListener('error', ({ message }) => told.push(message));

/** Keeps what is written as an error, to be looked at when the story has ended. */
export function watchErrors(): void {
  told = [];
  expected = [];
  console.error = (...words: unknown[]) => told.push(words.map(String).join(' '));
}

/** Errors that this story provokes on purpose. */
export const expectErrors = (...known: RegExp[]): void => {
  expected = known;
};

export function assertNoErrors(): void {
  const unexpected = told.filter((text) => !expected.some((known) => known.test(text)));
  expect(unexpected, 'errors in the console').toEqual([]);
}
