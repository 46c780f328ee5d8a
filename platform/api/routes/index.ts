import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { accountRoutes } from './accounts';
import { accountExtraRoutes } from './accountsExtra';
import { alertRoutes } from './alerts';
import { apiKeyRoutes } from './apiKeys';
import { appEnvRoutes } from './appEnv';
import { applicationRoutes } from './applications';
import { availabilityRoutes } from './availability';
import { billingRoutes } from './billing';
import { callArtifactRoutes } from './callArtifacts';
import { callRecordingRoutes } from './callRecordings';
import { clientRoutes } from './clients';
import { gatewayRoutes } from './gateways';
import { googleCustomVoiceRoutes } from './googleCustomVoices';
import { lcrBulkRoutes } from './lcrBulkRoutes';
import { lcrCarrierSetEntryRoutes } from './lcrCarrierSetEntries';
import { lcrRouteRoutes } from './lcrRoutes';
import { lcrRoutes } from './lcrs';
import { limitRoutes } from './limits';
import { loginRoutes } from './login';
import { msTeamsTenantRoutes } from './msTeamsTenants';
import { passwordResetRoutes } from './passwordReset';
import { phoneNumberRoutes } from './phoneNumbers';
import { phoneNumberWriteRoutes } from './phoneNumbersWrite';
import { platformAddressRoutes } from './platformAddresses';
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
import { userMeRoutes } from './usersMe';
import { voipCarrierRoutes } from './voipCarriers';
import { voipCarrierWriteRoutes } from './voipCarriersWrite';
import { webhookRoutes } from './webhooks';

/** Adds the routes of one entity to the API. */
export type RegisterRoutes = (api: FastifyInstance, ctx: PlatformContext) => void;

/** Every entity of the API. */
export const routes: RegisterRoutes[] = [
  loginRoutes,
  passwordResetRoutes,
  userMeRoutes,
  userRoutes,
  serviceProviderRoutes,
  accountRoutes,
  accountExtraRoutes,
  sipUserRoutes,
  recordListRoutes,
  applicationRoutes,
  appEnvRoutes,
  webhookRoutes,
  apiKeyRoutes,
  limitRoutes,
  settingsRoutes,
  ttsCacheRoutes,
  availabilityRoutes,
  voipCarrierRoutes,
  voipCarrierWriteRoutes,
  predefinedCarrierRoutes,
  gatewayRoutes,
  platformAddressRoutes,
  phoneNumberRoutes,
  phoneNumberWriteRoutes,
  msTeamsTenantRoutes,
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
