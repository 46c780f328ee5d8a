import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useFileDrop } from '../../../components/inputs/useFileDrop';

const text = (name: string) => `resources.recent-calls.files.${name}`;

interface DropAreaProps {
  onFile: (file: File) => void;
  /** A file is open already: only a button is needed. */
  isSmall: boolean;
}

/** Where a file is dropped or chosen. */
export const DropArea = ({ onFile, isSmall }: DropAreaProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFile);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: isSmall ? 'row' : 'column',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: isSmall ? 'space-between' : 'center',
        textAlign: isSmall ? 'start' : 'center',
        gap: isSmall ? 3 : 4,
        px: 4,
        py: isSmall ? 3 : 16,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.disabled',
        borderRadius: 2,
        backgroundColor: isOver ? 'action.hover' : 'background.paper',
      }}
    >
      <Box>
        {!isSmall && (
          <UploadIcon aria-hidden sx={{ fontSize: 40, color: 'text.secondary', mb: 2 }} />
        )}
        <Typography sx={{ fontWeight: 600 }}>{translate(text('drop'))}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(text('privacy'))}
        </Typography>
      </Box>
      <Button
        variant={isSmall ? 'outlined' : 'contained'}
        size={isSmall ? 'small' : 'medium'}
        onClick={() => input.current?.click()}
      >
        <span>{translate(text(isSmall ? 'chooseOther' : 'choose'))}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pcap,.pcapng,.cap,.gz,.zst,.wav,.mp3,audio/*"
        aria-label={translate(text('choose'))}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </Box>
  );
};
