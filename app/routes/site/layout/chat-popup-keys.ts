export const closedKey = 'whatsapp-popup-closed'
export const lastShownKey = 'whatsapp-popup-last-shown'
