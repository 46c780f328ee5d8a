import type { Rolldown } from 'vite';

/** Modules that do nothing when they are loaded: an engine, a type. */
const withoutEffect = /\/src\/(engines|types)\//;
export const isWithoutEffect = (id: string): boolean => withoutEffect.test(id);

/** What may be left out of a script: for all scripts of the build. */
export const treeshake: Rolldown.InputOptions['treeshake'] = {
  // Reading a property does nothing by itself, so that a class that nothing uses may go.
  propertyReadSideEffects: false,
  // Of an index of theirs, a screen loads only what it uses.
  moduleSideEffects: [{ test: withoutEffect, sideEffects: false }],
};
