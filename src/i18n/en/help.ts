/** What terms mean, and what keys do: it comes when it is asked for the first time. */
export const messages = {
  app: {
    terms: {
      more: 'More in the guide',
      means: {
        e164: 'The international form of a phone number: +, country code, number, no spaces. Example: +442079460000.',
        techPrefix:
          'Digits a carrier wants before every number, to recognize your traffic or to choose a rate.',
        diversion:
          'A SIP header that names the number a call was forwarded from. Some carriers use it to bill or accept calls.',
        siprec:
          'A standard (RFC 7866) by which a session border controller sends a copy of a call’s audio to the platform.',
        padCrypto:
          'Keys for encrypted audio (SRTP) are sent in base64, with or without = at the end. Some carriers reject keys without it.',
        realm:
          'A domain in which SIP usernames are unique, such as clinic.sip.example.com. Devices and trunks register with it.',
        dtmf: 'The tones of a phone’s keys. RFC 2833 sends them as marked packets, SIP INFO as messages, Tones as sound.',
        ice: 'A way to find a path for audio through NAT, offered as extra lines in the SDP. Some carriers reject calls with these lines.',
        dtls: 'A way to agree on keys for encrypted audio (DTLS-SRTP). Carriers that send keys in the SDP don’t use it.',
        sips: 'Addresses that begin with sips: ask for encryption on every hop, not only on the first.',
        optionsPing:
          'A SIP OPTIONS request that is sent regularly, to learn whether the gateway answers.',
        netmask:
          'How many leading bits of an address must match. 32 means one address, 24 a network of 256.',
        sipProxy: 'A SIP server that receives calls first and passes them to the carrier.',
        register:
          'The SIP request with which a device or trunk logs in and says where calls reach it. It’s repeated before it expires.',
        systemId: 'The username of an SMPP connection. SMPP carries SMS between carriers.',
        mos: 'Mean opinion score: how good a call sounds, from 1 (bad) to 5 (excellent). Here it’s estimated from codec, loss and delay.',
        jitter:
          'How unevenly packets arrive. What is too late for the receiver’s buffer is lost to the ear.',
      },
    },
    keys: {
      groups: {
        everywhere: 'Everywhere',
        lists: 'Lists',
        forms: 'Forms',
        choices: 'Fields with suggestions',
        recording: 'Recordings',
      },
      does: {
        palette: 'Search and commands',
        sheet: 'Show these shortcuts',
        search: 'Go to the search',
        rows: 'Next row, previous row',
        rowsByArrows: 'The same, from a row',
        open: 'Open the row',
        select: 'Select the row, where rows can be selected',
        marks: 'Move between a call’s icons',
        menu: 'Open a row’s menu, from its button',
        save: 'Save',
        saveLines: 'Save, from a field of several lines',
        moveRoute: 'Move a route up or down',
        first: 'Choose the first match',
        only: 'Choose the only match and continue',
        dismiss: 'Close the list, a menu or a dialog',
        play: 'Play or pause',
        skip: 'Back or forward',
        mute: 'Mute',
        speed: 'Slower or faster',
      },
      names: {
        enter: 'Enter',
        tab: 'Tab',
        escape: 'Esc',
        space: 'Space',
      },
      or: 'or',
      single: 'Single-key shortcuts',
      singleHelp:
        '%{keys} work on their own, except while you type. Turn them off if you use speech input.',
    },
  },
};
