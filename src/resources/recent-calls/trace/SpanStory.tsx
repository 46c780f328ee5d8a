import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useTimes } from '../../../components/fields/useTimes';
import { formatAttribute, formatSpanTime } from '../../../engines/trace';
import type { Span, SpanValue } from '../../../types';
import { code, Fact } from './Fact';
import { FirstOf } from './FirstOf';

const Values = ({ attributes }: { attributes: ReadonlyMap<string, SpanValue> }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      mt: 0.5,
      paddingInlineStart: 2,
      borderInlineStart: '2px solid',
      borderColor: 'divider',
    }}
  >
    {[...attributes].map(([key, value]) => (
      <div key={key}>
        <Box component="dt" translate="no" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {key}
        </Box>
        <Box component="dd" translate="no" sx={{ m: 0, mb: 1, ...code, fontSize: 12 }}>
          {formatAttribute(value).text || '""'}
        </Box>
      </div>
    ))}
  </Box>
);

const textOf = (attributes: ReadonlyMap<string, SpanValue>): string =>
  [...attributes].map(([key, value]) => `${key}: ${value}`).join('\n');

/**
 * What a span shows besides its attributes: why it failed, what happened in it, and its service.
 */
export const SpanStory = ({ span }: { span: Span }) => {
  const translate = useTranslate();
  const { zone } = useTimes();
  const { statusMessage, events, links, resource, role } = span;
  const text = (key: string) => translate(`resources.recent-calls.trace.story.${key}`);
  const service = String(resource.get('service.name') ?? '');
  return (
    <>
      {statusMessage && (
        <Fact name={text('status')} value={statusMessage}>
          <Box
            component="span"
            translate="no"
            sx={{ ...code, color: span.hasFailed ? 'error.main' : undefined }}
          >
            {statusMessage}
          </Box>
        </Fact>
      )}
      <FirstOf all={() => events}>
        {({ name, time, attributes }) => (
          <Fact
            name={text('event')}
            value={[name, formatSpanTime(time, zone), textOf(attributes)]
              .filter(Boolean)
              .join('\n')}
          >
            <Box component="strong" translate="no" sx={{ fontWeight: 600 }}>
              {name}
            </Box>{' '}
            <Box component="span" translate="no" sx={{ ...code, color: 'text.secondary' }}>
              {formatSpanTime(time, zone)}
            </Box>
            <Values attributes={attributes} />
          </Fact>
        )}
      </FirstOf>
      <FirstOf all={() => links}>
        {({ traceId, spanId, attributes }) => (
          <Fact name={text('link')} value={`${traceId} ${spanId}`}>
            <Box component="span" translate="no" sx={code}>
              {traceId} {spanId}
            </Box>
            <Values attributes={attributes} />
          </Fact>
        )}
      </FirstOf>
      {service && (
        <Fact name={text('service')} value={service}>
          {service}
        </Fact>
      )}
      {role && <Fact name={text('role')}>{role}</Fact>}
      {resource.size > (service ? 1 : 0) && (
        <Fact name={text('resource')} value={textOf(resource)}>
          <Values attributes={resource} />
        </Fact>
      )}
    </>
  );
};
