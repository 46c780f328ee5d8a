import { describe, expect, it } from 'vitest';
import type { AdminSettingsRecord } from '../../../src/dataProvider';
import { toAdminSettings } from '../../../src/pages/system/toAdminSettings';

const stored: AdminSettingsRecord = {
  id: 'admin',
  domain_name: 'voice.example',
  sip_domain_name: null,
  monitoring_domain_name: null,
  private_network_cidr: '10.0.0.0/8, 10.1.0.1',
  log_level: 'info',
  min_password_length: 8,
  require_digit: false,
  require_special_character: false,
};

describe('the admin settings that are sent', () => {
  it('have names without the blanks that were pasted along, and none for an empty one', () => {
    const typed = { ...stored, domain_name: ' sip.example ', sip_domain_name: '  ' };
    expect(toAdminSettings(typed, stored)).toEqual({ ...stored, domain_name: 'sip.example' });
  });
  it('have networks without blanks once they are touched', () => {
    expect(toAdminSettings({ ...stored }, stored)).toEqual(stored);
    const typed = { ...stored, private_network_cidr: ' 10.0.0.0/8 , ,10.1.0.2 ' };
    expect(toAdminSettings(typed, stored).private_network_cidr).toBe('10.0.0.0/8,10.1.0.2');
  });
});
