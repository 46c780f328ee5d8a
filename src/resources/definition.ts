import type { ResourceProps } from 'ra-core';
import type { ComponentType } from 'react';
import type { ResourceName } from '../types';
import type { ListBeginning, ResourceOptions } from '../types/resourceOptions';
import type { View } from './view';

/** What a resource's folder exports: its name, its icon and its views. */
export interface ResourceDefinition
  extends Omit<ResourceProps, 'name' | 'icon' | 'options'>,
    ListBeginning {
  name: ResourceName;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  /** Its pages exist only where this feature is on. */
  feature?: 'leastCostRouting';
  /** What the command palette and the list offer of it. */
  options?: Omit<ResourceOptions, 'beginning'>;
  list: View;
  create?: View;
  edit?: View;
}
