import { LinkBase, useTranslate } from 'ra-core';
import { sipReason } from '../../../components/calls/sipReason';
import { trunkName } from '../../../components/calls/trunkPath';
import { useCount } from '../../../components/fields/useCount';
import { useSummaryFormat } from '../../../components/summary/useSummaryFormat';
import { listWords } from '../../../domain/listWords';
import type { TrunkSummary } from '../../../engines/summary';
import { addressOf } from '../../../routing/addresses';

interface TrunkTableProps {
  trunks: readonly TrunkSummary[];
  filter: Record<string, unknown>;
}

/** How many carriers have a line. */
const most = 12;
/** How many causes a line names. */
const causesNamed = 2;

/** How the calls of each carrier went; each name leads to them. */
export const TrunkTable = ({ trunks, filter }: TrunkTableProps) => {
  const translate = useTranslate();
  const count = useCount();
  const format = useSummaryFormat();
  const text = (key: string) => translate(`app.summary.${key}`);
  if (trunks.length === 0) return null;
  const causeOf = (id: string) =>
    [id, sipReason(translate, id)].filter(Boolean).join(' ') || text('noStatus');
  return (
    <section className="wide-box" aria-label={text('byTrunk')}>
      <table className="summary-table">
        <caption className="hidden-text">{text('byTrunk')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('resources.recent-calls.fields.trunk')}</th>
            <th scope="col">{text('calls')}</th>
            <th scope="col">ASR</th>
            <th scope="col">ACD</th>
            <th scope="col">NER</th>
            <th scope="col">{text('topCauses')}</th>
          </tr>
        </thead>
        <tbody>
          {trunks.slice(0, most).map(({ trunk, calls, asr, acd, ner, causes }) => (
            <tr key={trunk}>
              <th scope="row">
                <LinkBase to={addressOf({ area: 'recent-calls', filter: { ...filter, trunk } })}>
                  {trunkName(trunk, translate)}
                </LinkBase>
              </th>
              <td>{count(calls)}</td>
              <td>{format.percent(asr)}</td>
              <td>{format.duration(acd)}</td>
              <td>{format.percent(ner)}</td>
              <td>
                {listWords(
                  causes
                    .slice(0, causesNamed)
                    .map(({ id, calls: own }) => `${causeOf(id)} (${count(own)})`),
                  translate,
                ) || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
