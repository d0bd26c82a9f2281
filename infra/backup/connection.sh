# connection.sh: for scripts that call psql. Sets `address`, which is DATABASE_URL (or what is in the file DATABASE_URL_FILE) without its
# password, and PGPASSWORD: arguments are read by everybody on the machine, the environment is not.
url=${DATABASE_URL:-$(cat "$DATABASE_URL_FILE")}
case ${url#*\?} in
  *password=*)
    echo 'The password of DATABASE_URL belongs before its @.' >&2
    return 1
    ;;
esac
login=${url#*://}
login=${login%%[/?]*}
case $login in
  *:*@*)
    login=${login%@*}
    coded=${login#*:}
    # as a URL writes it, %40 for @; in the environment of awk, as it would be among its arguments
    PGPASSWORD=$(LC_ALL=C CODED=$coded awk 'BEGIN {
      text = ENVIRON["CODED"]
      while (match(text, /%[0-9A-Fa-f][0-9A-Fa-f]/)) {
        high = index("0123456789abcdef", tolower(substr(text, RSTART + 1, 1))) - 1
        low = index("0123456789abcdef", tolower(substr(text, RSTART + 2, 1))) - 1
        printf "%s%c", substr(text, 1, RSTART - 1), 16 * high + low
        text = substr(text, RSTART + 3)
      }
      printf "%s", text
    }')
    export PGPASSWORD
    address=${url%%://*}://${login%%:*}@${url#*"$coded@"}
    ;;
  *) address=$url ;;
esac
# the processes trust the authorities of their machine, and so does this
case $address in *sslmode=verify-full*) export PGSSLROOTCERT="${PGSSLROOTCERT:-system}" ;; esac
