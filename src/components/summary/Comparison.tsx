import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import SameIcon from '@mui/icons-material/Remove';
import { LinkBase } from 'ra-core';
import { plainIcon } from '../plain/plainIcon';

const icons = { more: plainIcon(UpIcon), less: plainIcon(DownIcon), same: plainIcon(SameIcon) };

interface ComparisonProps {
  /** The difference to the other time: its sign says which way. */
  difference: number;
  /** The same in words, with a place for the other time. */
  text: (other: string) => string;
  /** What the other time was called, and its number: "yesterday: 1,108". */
  other: string;
  /** The calls of the other time. */
  to: string;
}

/** Stands in a sentence where the link to the other time will be, wherever a language has it. */
const place = '\u0000';

/** How a figure compares to another time: an arrow and words; nobody says whether more is better. */
export const Comparison = ({ difference, text, other, to }: ComparisonProps) => {
  const [before, after] = text(place).split(place);
  return (
    <div className="comparison">
      {icons[difference > 0 ? 'more' : difference < 0 ? 'less' : 'same']}
      <span>
        {before}
        <LinkBase to={to}>{other}</LinkBase>
        {after}
      </span>
    </div>
  );
};
