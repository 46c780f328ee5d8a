import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FileButton } from '../../../components/inputs/FileButton';
import { useFileDrop } from '../../../components/inputs/useFileDrop';

interface FileAreaProps {
  name: string | undefined;
  /** Another file has to wait. */
  isLocked: boolean;
  onFile: (file: File) => void;
}

/** Where a file is chosen or dropped. */
export const FileArea = ({ name, isLocked, onFile }: FileAreaProps) => {
  const translate = useTranslate();
  const id = useId();
  const isOver = useFileDrop((file) => !isLocked && onFile(file)) && !isLocked;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: 4,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.disabled',
        borderRadius: 2,
        backgroundColor: isOver ? 'action.hover' : 'background.paper',
      }}
    >
      <FileButton
        id={id}
        label={translate('app.configFile.choose')}
        name={translate('app.configFile.choose')}
        accept=".yaml,.yml,.json"
        hasError={false}
        isDisabled={isLocked}
        describedBy={`${id}-text`}
        onFile={onFile}
      />
      <Typography id={`${id}-text`} variant="body2" color="textSecondary">
        {name ?? translate('app.configFile.drop')}
      </Typography>
    </Box>
  );
};
