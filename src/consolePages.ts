import { onDemand } from './components/onDemand';
import { callView } from './resources/recent-calls/callView';
import { viewWith } from './resources/view';

/** The pages of the console that are no resource's own: their code and words come when they are opened. */
export const consolePages = {
  Settings: onDemand(async () => (await import('./pages/system/SettingsPage')).SettingsPage),
  Health: viewWith(
    ['loadTools'],
    async () => (await import('./pages/system/health/HealthPage')).HealthPage,
  ),
  History: viewWith(
    ['loadHistory'],
    async () => (await import('./components/history/HistoryPage')).HistoryPage,
  ),
  /** Its results are those of many records. */
  Configuration: viewWith(
    ['loadConfigFile', 'loadBulk'],
    async () => (await import('./pages/system/configuration/ConfigurationPage')).ConfigurationPage,
  ),
  CallsNow: viewWith(
    ['loadCalls', 'loadLive'],
    async () => (await import('./resources/recent-calls/now/CallsNowPage')).CallsNowPage,
  ),
  Import: viewWith(
    ['loadBulk', 'loadExchange'],
    async () => (await import('./pages/import/ImportPage')).ImportPage,
  ),
  /** Its words come with it, and those of calls: SIP statuses, and what stands for a carrier. */
  Home: viewWith(
    ['loadSummary', 'loadCalls'],
    async () => (await import('./pages/home/HomePage')).HomePage,
  ),
  CallFiles: callView(
    async () => (await import('./resources/recent-calls/files/CallFilesPage')).CallFilesPage,
  ),
};
