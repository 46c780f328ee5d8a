import { hostedProviderSid } from '../demo/seed/hosted';
import type { RuntimeConfig } from './headers';

/** Where the embedded platform answers. */
export const apiPrefix = '/api/v1';

/** The demo's settings: every feature is on, except hosted mode, which changes what the console is. */
export const demoConfig: RuntimeConfig = {
  API_BASE_URL: apiPrefix,
  ENABLE_CUSTOM_SPEECH: true,
  ENABLE_LCR: true,
  ENABLE_TRACING: true,
  ENABLE_CALL_RECORDING: true,
  ENABLE_ADDITIONAL_SPEECH_VENDORS: true,
  ENABLE_ACCOUNT_LIMITS_ALL: true,
  ENABLE_FORGOT_PASSWORD: true,
  ENABLE_HOSTED_SYSTEM: false,
  INITIAL_APP_JSON_ENABLED: true,
  AWS_REGION: 'us-east-1',
};

/**
 * What hosted mode adds to the settings of the demo, and of it alone. The ids and the key mean nothing to GitHub, Google
 * and Stripe: their stand-ins take them.
 */
const hostedConfig: RuntimeConfig = {
  DEFAULT_SERVICE_PROVIDER_SID: hostedProviderSid,
  GITHUB_CLIENT_ID: 'demo-github-client',
  GOOGLE_CLIENT_ID: 'demo-google-client',
  STRIPE_PUBLISHABLE_KEY: 'pk_demo_stand_in',
  TERMS_URL: 'https://northwind-voice.example/terms',
  PRIVACY_URL: 'https://northwind-voice.example/privacy',
};

interface PageChoices {
  /** Base URL of a real platform. */
  api?: string;
  hosted?: boolean;
  /** Settings over all others. */
  config?: RuntimeConfig;
  /** The path below which the console is served, and with it the platform. */
  base?: string;
}

/**
 * The settings of the page for these options: the demo's and the given; on a real platform, which the
 * demo's may harm, its address, the mode and the given.
 */
export function pageConfig({ api, hosted, config, base = '/' }: PageChoices): RuntimeConfig {
  return {
    ...(api ? {} : demoConfig),
    API_BASE_URL: api ?? base.slice(0, -1) + apiPrefix,
    ...(hosted ? { ENABLE_HOSTED_SYSTEM: true } : {}),
    ...(hosted && !api ? hostedConfig : {}),
    ...config,
  };
}
