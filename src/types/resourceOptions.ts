import type { Action } from './access';
import type { Importing } from './importing';

/** A list narrowed as operators often want it, offered beside the views that they save. */
export interface BuiltInView {
  /** The key of its name. */
  label: string;
  filter: Readonly<Record<string, string>>;
}

/** What the command palette offers of a resource, besides its list and a new record. */
export interface ResourceCommand {
  /** The key of its name. */
  label: string;
  path: string;
  /** What the operator must be allowed to do with the resource. */
  action: Action;
}

/**
 * What can be done with several records of a list at once, in the order in which it is offered:
 * `components/bulk/actions.tsx` says how.
 */
export type BulkKind =
  | 'route'
  | 'moveToCarrier'
  | 'moveToAccount'
  | 'activate'
  | 'deactivate'
  | 'delete'
  | 'copyNames'
  | 'copySids'
  | 'export';

/** How the list of a resource begins. */
export interface ListBeginning {
  /** The order of its rows. */
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Filters without which it asks nothing, as they are at first: its address always names them. */
  requiredFilters?: Record<string, string>;
  /**
   * Its address names the account even for users who have only one, so that a shared link shows the same
   * to everyone.
   */
  namesOwnAccount?: boolean;
}

/** What a resource's definition says of itself beyond its views and its name. */
export interface ResourceOptions {
  /** Of its list; the console fills it in. */
  beginning?: ListBeginning;
  views?: BuiltInView[];
  commands?: ResourceCommand[];
  /** What can be done with several of its records at once. */
  bulk?: readonly BulkKind[];
  /**
   * Its list is one that most visits open: the rows that it begins with are requested once the first screen is
   * complete. Of a list that the platform pages.
   */
  isAskedAhead?: boolean;
  /** The form for a new record can begin with a copy of another one. */
  canDuplicate?: boolean;
  /** How its records come out of a file, which is fetched when somebody imports one. */
  importing?: () => Promise<Importing>;
}
