export interface RecentCall {
  id: string;
  call_sid: string;
  account_sid: string;
  sip_callid: string;
  attempted_at: string;
  direction: 'inbound' | 'outbound';
  from: string;
  to: string;
  answered: boolean;
  duration: number;
  sip_status: number | string;
  trunk: string;
}

export interface Alert {
  id: string;
  time: string;
  message: string;
  detail: string | null;
  alert_type?: string;
  account_sid?: string;
}
