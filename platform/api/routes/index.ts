import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { accountRoutes } from './accounts';
import { accountExtraRoutes } from './accountsExtra';
import { alertRoutes } from './alerts';
import { apiKeyRoutes } from './apiKeys';
import { appEnvRoutes } from './appEnv';
import { applicationRoutes } from './applications';
import { callArtifactRoutes } from './callArtifacts';
import { callRecordingRoutes } from './callRecordings';
import { clientRoutes } from './clients';
import { gatewayRoutes } from './gateways';
import { googleCustomVoiceRoutes } from './googleCustomVoices';
import { lcrBulkRoutes } from './lcrBulkRoutes';
import { lcrCarrierSetEntryRoutes, lcrRouteRoutes } from './lcrRoutes';
import { lcrRoutes } from './lcrs';
import { limitRoutes } from './limits';
import { loginRoutes } from './login';
import { availabilityRoutes, billingRoutes, platformAddressRoutes } from './lookups';
import { passwordResetRoutes } from './passwordReset';
import { phoneNumberRoutes } from './phoneNumbers';
import { plainTableRoutes } from './plainTables';
import { predefinedCarrierRoutes } from './predefinedCarriers';
import { recentCallRoutes } from './recentCalls';
import { recordListRoutes } from './recordLists';
import { serviceProviderRoutes } from './serviceProviders';
import { settingsRoutes } from './settings';
import { sipUserRoutes } from './sipUsers';
import { speechCredentialRoutes } from './speechCredentials';
import { speechCredentialTestRoutes } from './speechCredentialsTest';
import { speechCredentialWriteRoutes } from './speechCredentialsWrite';
import { speechLanguageRoutes } from './speechLanguages';
import { ttsCacheRoutes } from './ttsCache';
import { userRoutes } from './users';
import { voipCarrierRoutes } from './voipCarriers';

/** Adds the routes of one entity to the API. */
export type RegisterRoutes = (api: FastifyInstance, ctx: PlatformContext) => void;

/** Every entity of the API. */
export const routes: RegisterRoutes[] = [
  loginRoutes,
  passwordResetRoutes,
  userRoutes,
  serviceProviderRoutes,
  accountRoutes,
  accountExtraRoutes,
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
];
