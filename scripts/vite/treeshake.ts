import type { Rolldown } from 'vite';

/** What may be left out of a script: for all scripts of the build. */
export const treeshake: Rolldown.InputOptions['treeshake'] = {
  // Reading a property does nothing by itself, so that a class that nothing uses may go.
  propertyReadSideEffects: false,
  // Nor does loading an engine or a type: of its index a screen loads only what it uses.
  moduleSideEffects: [{ test: /\/src\/(engines|types)\//, sideEffects: false }],
};
