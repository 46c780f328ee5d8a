import type { ComponentType } from 'react';
import { type View, viewWith } from '../view';

/** A screen of calls: what it says comes with its code. */
export const callView = (load: () => Promise<ComponentType>): View => viewWith(['loadCalls'], load);
