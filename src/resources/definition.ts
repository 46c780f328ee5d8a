import type { ResourceProps } from 'ra-core';
import type { ComponentType } from 'react';
import type { ResourceName } from '../types';

/** What a resource's folder exports: its name, its icon and its views. */
export interface ResourceDefinition extends Omit<ResourceProps, 'name' | 'icon'> {
  name: ResourceName;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
}
