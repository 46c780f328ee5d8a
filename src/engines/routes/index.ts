/** Least-cost routes: which of them match a number, and which no number reaches. See README.md. */
export { findUnreachable, type Unreachable } from './findUnreachable';
export { normalizeNumber, type RouteMatch } from './matchRoute';
export { matchRoutes } from './matchRoutes';
export { fromPrefix, prefixAdvice, toPrefix } from './prefix';
