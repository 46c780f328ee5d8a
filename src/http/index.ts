export { isElsewhere, type Query, type RequestOptions } from './call';
export { connection, subscribeToConnection } from './connection';
export { HttpError, isForbidden } from './HttpError';
export { rateLimit, stopWaiting, subscribeToRateLimit } from './rateLimit';
export { errorText, somethingWentWrong } from './readError';
export { request } from './request';
