import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { accountRoutes } from './accounts';
import { accountExtraRoutes } from './accountsExtra';
import { activationCodeRoutes } from './activationCode';
import { alertRoutes } from './alerts';
import { apiKeyRoutes } from './apiKeys';
import { appEnvRoutes } from './appEnv';
import { applicationRoutes } from './applications';
import { billingRoutes } from './billing';
import { callArtifactRoutes } from './callArtifacts';
import { callRecordingRoutes } from './callRecordings';
import { clientRoutes } from './clients';
import { gatewayRoutes } from './gateways';
import { googleCustomVoiceRoutes } from './googleCustomVoices';
import { inviteCodeRoutes } from './inviteCodes';
import { lcrBulkRoutes } from './lcrBulkRoutes';
import { lcrCarrierSetEntryRoutes, lcrRouteRoutes } from './lcrRoutes';
import { lcrRoutes } from './lcrs';
import { limitRoutes } from './limits';
import { liveCallRoutes } from './liveCalls';
import { liveCallsCreateRoutes } from './liveCallsCreate';
import { liveCountRoutes } from './liveCounts';
import { loginRoutes } from './login';
import { availabilityRoutes, platformAddressRoutes } from './lookups';
import { passwordResetRoutes } from './passwordReset';
import { phoneNumberRoutes } from './phoneNumbers';
import { plainTableRoutes } from './plainTables';
import { predefinedCarrierRoutes } from './predefinedCarriers';
import { recentCallRoutes } from './recentCalls';
import { recordListRoutes } from './recordLists';
import { registerRoutes } from './register';
import { serviceProviderRoutes } from './serviceProviders';
import { settingsRoutes } from './settings';
import { sipUserRoutes } from './sipUsers';
import { speechCredentialRoutes } from './speechCredentials';
import { speechCredentialTestRoutes } from './speechCredentialsTest';
import { speechCredentialWriteRoutes } from './speechCredentialsWrite';
import { speechLanguageRoutes } from './speechLanguages';
import { subscriptionRoutes } from './subscriptions';
import { ttsCacheRoutes } from './ttsCache';
import { userMeRoutes } from './userMe';
import { userRoutes } from './users';
import { voipCarrierRoutes } from './voipCarriers';

/** Adds the routes of one entity to the API. */
export type RegisterRoutes = (api: FastifyInstance, ctx: PlatformContext) => void;

/** Every entity of the API. */
export const routes: RegisterRoutes[] = [
  loginRoutes,
  passwordResetRoutes,
  registerRoutes,
  activationCodeRoutes,
  inviteCodeRoutes,
  userMeRoutes,
  userRoutes,
  serviceProviderRoutes,
  accountRoutes,
  accountExtraRoutes,
  liveCallRoutes,
  liveCallsCreateRoutes,
  liveCountRoutes,
  sipUserRoutes,
  recordListRoutes,
  applicationRoutes,
  appEnvRoutes,
  apiKeyRoutes,
  limitRoutes,
  settingsRoutes,
  ttsCacheRoutes,
  availabilityRoutes,
  voipCarrierRoutes,
  predefinedCarrierRoutes,
  gatewayRoutes,
  platformAddressRoutes,
  phoneNumberRoutes,
  plainTableRoutes,
  lcrRoutes,
  lcrBulkRoutes,
  lcrRouteRoutes,
  lcrCarrierSetEntryRoutes,
  clientRoutes,
  speechCredentialRoutes,
  speechCredentialWriteRoutes,
  speechCredentialTestRoutes,
  speechLanguageRoutes,
  googleCustomVoiceRoutes,
  recentCallRoutes,
  callArtifactRoutes,
  callRecordingRoutes,
  alertRoutes,
  billingRoutes,
  subscriptionRoutes,
];
