import type { ResourceProps, SortPayload } from 'ra-core';
import type { ComponentType } from 'react';
import type { ResourceName } from '../types';
import type { ResourceOptions } from '../types/resourceOptions';
import type { View } from './view';

/** What a resource's folder exports: its name, its icon and its views. */
export interface ResourceDefinition extends Omit<ResourceProps, 'name' | 'icon' | 'options'> {
  name: ResourceName;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  /** The order in which its list begins. */
  sort: SortPayload;
  /** Filters without which its list asks nothing: the list completes an address that lacks them. */
  requiredFilters?: string[];
  /** Its pages exist only where this feature is on. */
  feature?: 'leastCostRouting';
  /** What the command palette and the list offer of it. */
  options?: ResourceOptions;
  list: View;
  create?: View;
  edit?: View;
}
