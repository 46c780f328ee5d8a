import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../components/onDemand';

/** A screen of a resource, which takes everything that it needs from its address. */
export type View = OnDemand<object>;

export const view = (load: () => Promise<ComponentType>): View => onDemand(load);
