export const users = {
  name: 'User |||| Users',
  fields: {
    name: 'Username',
    email: 'Email',
    scope: 'Scope',
    account_sid: 'Account',
    user_sid: 'User SID',
    state: 'Status',
    is_active: 'Active',
    is_view_only: 'View only',
    initial_password: 'Temporary password',
    force_change: 'Require password change at next login',
  },
  helper: {
    is_view_only: 'Can see everything in their scope, change nothing.',
    initial_password: 'Leave empty to keep the current password.',
    noWiderScope: 'Scope can’t be widened. Create a new user instead.',
    otherProvider:
      'This user belongs to another service provider. Switch to that provider to change the scope or account.',
    moved: 'Saving logs this user out.',
    movedSelf: 'Saving logs you out.',
    notForSelf: 'Only another user can change this for you.',
  },
  sections: {
    identity: 'User',
    identityPurpose: 'Login details.',
    scope: 'Scope',
    scopePurpose: 'What this user can see and change.',
    password: 'Password',
    passwordPurpose: 'Temporary password for the first login or after a reset.',
    danger: 'Delete user',
    dangerPurpose: 'The user will no longer be able to log in. This can’t be undone.',
    lastUser:
      'This is the last user of your account. To leave, delete the account itself: that ends its subscription too.',
    dangerPurposeSelf:
      'This is your own user. You’ll be logged out immediately. This can’t be undone.',
  },
  action: {
    create: 'Add user',
    delete: 'Delete user',
    self: 'You',
  },
  title: { create: 'Add a user', edit: 'User' },
  scope: {
    admin: 'Admin',
    account: 'Account: %{name}',
    service_provider: 'Service provider: %{name}',
  },
  filters: {
    scope: 'Scope',
    all: 'All scopes',
    allOfProvider: 'Service provider and account',
  },
  state: {
    active: 'Active',
    inactive: 'Inactive',
    viewOnly: 'View only',
    forceChange: 'Must change password',
  },
  notifications: {
    created: 'User created successfully',
    updated: 'User updated successfully',
    deleted: 'Deleted user %{name}',
  },
  validation: {
    nameTaken: 'This username is already in use.',
    emailTaken: 'This email is already in use.',
    password: 'Invalid password.',
    noAccounts: 'Cannot create an account. Service Provider has no accounts.',
    ownSteps: 'You can’t move your own administrator to an account. Ask another administrator.',
    lastAdmin: 'The last active administrator can’t be deleted.',
  },
  empty: {
    title: 'No users.',
    text: 'Each user can access the whole platform, one service provider or one account.',
  },
};
