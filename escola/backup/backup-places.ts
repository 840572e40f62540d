/** For the help: what BACKUP_TO may be. */
export const backupPlaces =
  'o segundo lugar: uma pasta, s3:https://SERVIDOR/BUCKET ou sftp:CONTA@SERVIDOR:/PASTA'
