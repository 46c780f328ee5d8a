import { Outlet } from 'react-router-dom';
import { PublicFrame } from './parts/PublicFrame';

export const PublicLayout = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
);
