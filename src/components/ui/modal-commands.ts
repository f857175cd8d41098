/*
 * Attributes of a button that opens or closes a `<dialog popover="auto" closedby="any">`, also without
 * scripts. The browser shows it as a modal dialog, which keeps the focus. An older one, which does not
 * know `command`, shows it as a popover, which does not.
 */

export const opensModal = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  popoverTarget: id,
});

export const closesModal = (id: string) => ({
  command: 'close',
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: 'hide' as const,
});
