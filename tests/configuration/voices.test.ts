import { expect, it } from 'vitest';
import { wantedValues } from '../../src/dataProvider/configuration/wantedValues';

const field = { name: 'voice', column: 'speech_synthesis_voice', type: { is: 'voice' } };
const application = { kind: 'applications', name: 'Front', fields: { voice: 'custom_House' } };

/** The voice that an application is given: its name is in the document, on the platform, or made just now. */
function givenVoice({ inDocument, isStored, isMade }: Record<string, boolean>) {
  const row = { name: 'House' };
  const speech = (raw?: object) => ({
    kind: 'speech_services',
    fields: { custom_voices: [{ ...row }] },
    ...(raw && { record: { custom_voices: [raw] } }),
  });
  const own = { ...speech(), fields: { custom_voices: [row] } };
  const filling = {
    document: { entries: inDocument ? [own] : [] },
    stored: { entries: isStored ? [speech({ google_custom_voice_sid: 'old' })] : [] },
    rowSids: new Map(isMade ? [[row, 'new']] : []),
    sids: new Map(),
    secrets: new Map(),
  };
  const given = wantedValues as unknown as (...all: object[]) => Record<string, unknown>;
  return given([field], application, undefined as unknown as object, filling)[field.column];
}

it.each([
  [{ inDocument: true, isStored: false, isMade: true }, 'custom_new'],
  // Made again, as its speech service was: the one before is gone.
  [{ inDocument: true, isStored: true, isMade: true }, 'custom_new'],
  [{ inDocument: true, isStored: true, isMade: false }, 'custom_old'],
  [{ inDocument: false, isStored: true, isMade: false }, 'custom_old'],
  [{ inDocument: false, isStored: false, isMade: false }, 'custom_House'],
])('of an own voice that is %j an application gets %s', (where, voice) => {
  expect(givenVoice(where)).toBe(voice);
});
