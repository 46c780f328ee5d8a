import { hasOwnFace } from '../../../config';

type Face = typeof import('./OwnFace');

let face: Face | null = null;

/** Fetches what a deployer's own face is drawn with, where there is one: signed-out pages begin with it. */
export const prepareFace = async (): Promise<void> => {
  if (hasOwnFace()) face = await import('./OwnFace');
};

/** A part of a deployer's own face; nothing where there is none. */
export const OwnPart = ({ name }: { name: keyof Face }) => {
  const Part = hasOwnFace() && face?.[name];
  return Part ? <Part /> : null;
};
