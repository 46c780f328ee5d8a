export { apiAddress, callAddress, isElsewhere, type Query } from './address';
export type { RequestOptions } from './call';
export { connection, type LostConnection, subscribeToConnection } from './connection';
export type { Question } from './early';
export { fieldError, HttpError, isForbidden, LostAnswerError } from './HttpError';
export { rateLimit, stopWaiting, subscribeToRateLimit } from './rateLimit';
export { errorText, somethingWentWrong } from './readError';
export { request } from './request';
