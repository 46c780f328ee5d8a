import { expect, it } from 'vitest';
import { partsOf } from '../../src/resources/applications/webhookAddress';

it.each([
  ['https://apps.example/calls/day?x=1', 'https://apps.example', '/calls/day?x=1'],
  ['wss://apps.example:8443/calls', 'wss://apps.example:8443', '/calls'],
  ['https://apps.example?x=1', 'https://apps.example', '?x=1'],
  ['https://apps.example', 'https://apps.example', ''],
  ['calls/day', '', 'calls/day'],
  ['', '', ''],
])('%s is a host and what comes after it', (url, host, path) => {
  expect(partsOf(url)).toEqual([host, path]);
});
