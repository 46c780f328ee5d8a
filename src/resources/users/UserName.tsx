import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { RecordLink } from '../../components/list/RecordLink';
import type { User } from '../../types';

/** The name as a link, with a word beside the operator's own. */
export const UserName = () => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const user = useRecordContext<User>();
  if (!user) return null;
  return (
    <>
      <RecordLink>{user.name}</RecordLink>
      {user.id === identity.userSid && (
        <Box component="span" sx={{ ml: 2, fontSize: 12, color: 'text.secondary' }}>
          {translate('resources.users.action.self')}
        </Box>
      )}
    </>
  );
};
